/** Where Firebase Authentication of a project speaks (https://firebase.google.com/docs/auth/admin/verify-id-tokens). */
export function firebaseAddresses(projectId: string): { issuer: string; jwksUrl: string } {
  return {
    issuer: `https://securetoken.google.com/${projectId}`,
    jwksUrl: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  };
}
