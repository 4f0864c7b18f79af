/** The part of Google's script that this site uses. */
type GoogleId = {
  initialize: (options: {
    client_id: string;
    callback: (answer: { credential: string }) => void;
  }) => void;
  renderButton: (
    place: HTMLElement,
    options: { theme: string; size: string; text: string; width: number },
  ) => void;
};

let loading: Promise<GoogleId> | undefined;

/** Loads Google's script, once, and only for sign-in. @throws if it is unavailable */
export function loadGoogle(): Promise<GoogleId> {
  loading ??= fetchGoogle().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetchGoogle(): Promise<GoogleId> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = 'https://accounts.google.com/gsi/client';
    script.async = true;
    script.onload = () => {
      const { google } = window as { google?: { accounts?: { id?: GoogleId } } };
      if (google?.accounts?.id) resolve(google.accounts.id);
      else reject(new Error("Google's script came without what it is for."));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error("Google's script could not be loaded."));
    };
    document.head.append(script);
  });
}
