import type { ReactNode, SyntheticEvent } from 'react';

/** The placeholder is below the picture, so that it is visible if the picture fails later. */
export function Picture({ url, missing }: { url: string | null; missing: string }): ReactNode {
  return (
    <div className="doc-picture">
      <svg className="doc-picture-none" viewBox="0 0 64 48" role="img" aria-label={missing}>
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
          d="M20 12h24v24H20zM20 32l8-9 6 6 4-4 6 6M38 19.5a1.5 1.5 0 1 1-3 0a1.5 1.5 0 1 1 3 0"
        />
      </svg>
      {url && <img src={url} alt="" onError={hide} />}
    </div>
  );
}

function hide(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.hidden = true;
}
