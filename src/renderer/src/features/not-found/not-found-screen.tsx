import { Button } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { StatePanel } from '@renderer/ui/feedback/state-panel';
import type { ReactElement } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

/** checklist LAY-34 to LAY-37 */
export function NotFoundScreen(): ReactElement {
  const t = useTexts();
  const navigate = useNavigate();
  const home = useHref('/');
  return (
    <StatePanel
      illustration="noResults"
      title={t('shell.notFound.title')}
      text={t('shell.notFound.text')}
      action={
        <Button
          as="a"
          href={home}
          appearance="primary"
          onClick={(event) => {
            event.preventDefault();
            void navigate('/');
          }}
        >
          {t('shell.notFound.home')}
        </Button>
      }
    />
  );
}
