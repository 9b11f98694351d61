/** What a brand's mails are headed with, and how large it is shown. */
export interface LetterPicture {
  png: Buffer;
  width: number;
  height: number;
}
