import { onTestFinished, vi } from 'vitest';

/** Where the part shown takes files; null where it takes none. */
export function fileChooser(): HTMLInputElement | null {
  return document.querySelector('input[type=file]');
}

/** Files as the device's own dialog would give them. */
export function chooseFiles(...files: File[]) {
  const input = fileChooser();
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  if (input) input.files = chosen.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
}

/** As much of a PNG as is looked at before it is sent. */
export function pngOf(name: string, size = 64): File {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new File([bytes], name, { type: 'image/png' });
}

/** Requests whose progress is watched come to the stand-in portal as well. */
export function passUploads() {
  vi.stubGlobal('XMLHttpRequest', UploadToPortal);
  onTestFinished(() => void vi.unstubAllGlobals());
}

class UploadToPortal {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  private to = { method: 'POST', url: '' };

  open(method: string, url: string) {
    this.to = { method, url };
  }
  setRequestHeader() {}
  abort() {}
  async send(body: string) {
    this.upload.onprogress?.({ loaded: body.length / 2, total: body.length });
    try {
      const response = await fetch(this.to.url, { method: this.to.method, body });
      this.status = response.status;
      this.responseText = await response.text();
      this.onload?.();
    } catch {
      this.onerror?.();
    }
    this.onloadend?.();
  }
}
