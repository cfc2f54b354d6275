import { Button, Field, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { NoteAdd16Regular } from '@fluentui/react-icons';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { readKey } from '@renderer/runtime/calls/reads';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useSend } from '@renderer/runtime/calls/use-send';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { FailureBar } from '@renderer/ui/feedback/failure-bar';
import { noShrink, stack } from '@renderer/ui/layout/layout-styles';
import { NearDate } from '@renderer/ui/text/date-text';
import { smallQuietText } from '@renderer/ui/text/text-styles';
import type { StaffNote as Note, NoteSubject } from '@shared/contract/desktop/staff-notes';
import { toPhoneText } from '@shared/domain/phone';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactElement, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isTooLong, type NoteDraft, type NoteTarget, noteDrafts, toNoteKey, useNoteDraft } from './note-drafts';

const useStyles = makeStyles({
  // Aligns its icon with the text beside it.
  button: { ...noShrink, marginInlineStart: '-8px' },
  root: { ...stack.gap4, boxSizing: 'border-box', inlineSize: '100%' },
  // As high as its text.
  area: {
    inlineSize: '100%',
    '& textarea': { fieldSizing: 'content', minBlockSize: '56px', maxBlockSize: '240px', fontFamily: tokens.fontFamilyBase },
  },
  note: { ...smallQuietText, margin: 0 },
  stored: { ...smallQuietText, margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

/** Milliseconds without a key after which the text is saved while the field keeps the focus. */
const idleMs = 1500;

function useTarget(subject: NoteSubject): NoteTarget {
  const t = useTexts();
  const send = useSend();
  const client = useQueryClient();
  const title =
    subject.kind === 'customer'
      ? t('staffNotes.of.customer', { phone: toPhoneText(subject.phone) })
      : t('staffNotes.of.order', { id: subject.id });
  return {
    subject,
    title,
    send: (input) =>
      send('staffNotes.save', input, {
        failure: 'inPlace',
        onSuccess: (note) => client.setQueryData(readKey('staffNotes.read', subject), note),
      }),
  };
}

/** Saves the draft when the screen or the window is left, and when the password store responds again. */
function useLateSaves(target: NoteTarget, hasFailed: boolean): void {
  const save = useEffectEvent(() => void noteDrafts.save(target));
  useEffect(() => {
    const leave = (): void => save();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  useEvent('staffNotes.becameReadable', () => {
    if (hasFailed) save();
  });
}

/** Saves the draft once nothing was entered for a moment. */
function useIdleSave(target: NoteTarget, text: string | undefined): void {
  const save = useEffectEvent(() => void noteDrafts.save(target));
  useEffect(() => {
    if (text === undefined || isTooLong(text)) return;
    const timer = setTimeout(() => save(), idleMs);
    return () => clearTimeout(timer);
  }, [text]);
}

/**
 * The note of the staff about an order or a customer: a quiet button, or the text in its field. It is stored on this computer and saved
 * when the field is left; a text that couldn't be saved stays with the reason.
 */
export function StaffNote({ subject }: { subject: NoteSubject }): ReactElement | null {
  const key = toNoteKey(subject);
  // A text belongs to its note, so another one starts anew.
  return <NoteOf key={key} subject={subject} />;
}

function NoteOf({ subject }: { subject: NoteSubject }): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { data: stored, error, refetch } = useRead('staffNotes.read', subject, { failure: 'inPlace', keepPrevious: false });
  const draft = useNoteDraft(subject);
  if (error && !draft)
    return (
      <div className={styles.root}>
        <FailureBar title={t('staffNotes.notLoaded')} failure={error.failure} onRetry={() => void refetch()} />
      </div>
    );
  if (stored === undefined && !draft) return null;
  const kind = subject.kind === 'customer' ? 'customer' : 'order';
  if (isOpen || stored || draft)
    return <NoteField subject={subject} stored={stored ?? null} isNew={isOpen} onEmpty={() => setOpen(false)} />;
  return (
    <Button className={styles.button} appearance="subtle" size="small" icon={<NoteAdd16Regular />} onClick={() => setOpen(true)}>
      {t(`staffNotes.add.${kind}`)}
    </Button>
  );
}

interface NoteFieldProps {
  subject: NoteSubject;
  stored: Note | null;
  /** Whether the user has just opened it, so that it gets the focus. */
  isNew: boolean;
  /** Called when it is left without a text. */
  onEmpty(): void;
}

function NoteField({ subject, stored, isNew, onEmpty }: NoteFieldProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const draft = useNoteDraft(subject);
  const target = useTarget(subject);
  /** The text while the field has the focus, because a save removes spaces at its end. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? draft?.text ?? stored?.text ?? '';
  useLateSaves(target, draft?.failure != null);
  useIdleSave(target, draft?.failure ? undefined : draft?.text);
  const kind = subject.kind === 'customer' ? 'customer' : 'order';
  const label = t(`staffNotes.label.${kind}`);
  const tooLong = isTooLong(text) ? t('staffNotes.tooLong') : null;
  const focusOnce = useMemo(() => (isNew ? (area: HTMLTextAreaElement | null) => area?.focus() : undefined), [isNew]);

  function leave(): void {
    setTyped(null);
    if (text.trim() === '' && !stored) onEmpty();
    void noteDrafts.save(target);
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    void noteDrafts.save(target);
  };

  return (
    <div className={styles.root}>
      <Field
        label={label}
        {...((!stored || draft) && { hint: t('staffNotes.hint') })}
        {...(tooLong && { validationState: 'error', validationMessage: tooLong })}
      >
        <Textarea
          className={styles.area}
          textarea={{ ref: focusOnce as never, spellCheck: true }}
          value={text}
          resize="none"
          {...(text && { dir: 'auto' })}
          onChange={(_event, { value }) => {
            setTyped(value);
            noteDrafts.change(target, value, stored);
          }}
          onBlur={leave}
          onKeyDown={onKeyDown}
        />
      </Field>
      <NoteState target={target} stored={stored} draft={draft} />
    </div>
  );
}

interface NoteStateProps {
  target: NoteTarget;
  stored: Note | null;
  draft: NoteDraft | null;
}

/** Shows who wrote the note last and when, or why its text couldn't be saved. */
function NoteState({ target, stored, draft }: NoteStateProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <>
      {stored && !draft && (
        <p className={styles.note}>
          {t('staffNotes.lastChange')} <bdi>{stored.by}</bdi>
          {t('forms.separator')}
          <NearDate iso={stored.at} />
        </p>
      )}
      {draft?.failure && (
        <FailureBar title={t('staffNotes.notSaved')} failure={draft.failure} onRetry={() => void noteDrafts.save(target)} />
      )}
      {draft?.other && (
        <p className={styles.stored}>
          {t('staffNotes.stored')} <bdi>{draft.other.text}</bdi>
        </p>
      )}
    </>
  );
}
