/** Enough to catch a slip while typing; the server looks closer. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
