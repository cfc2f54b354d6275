// @vitest-environment happy-dom
import { ok, type Result } from '@shared/contract/result';
import { act, screen, waitFor } from '@testing-library/react';
import { Profiler, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { choosePicture, endForm, showFormOf, startForm, toPicture } from '../../../../../../../tests/support/page/form-under-test';
import { RecordForm } from '../../record/record-form';
import { useRecordForm } from '../../record/use-record-form';
import { PictureSlotsField } from './picture-slots-field';

const two = z.object({ first: z.array(z.string()), second: z.array(z.string()) });
const noPictures = { first: [], second: [] };

function TwoFields({ onDrawn }: { onDrawn: (field: string) => void }): ReactElement {
  const handle = useRecordForm<z.output<typeof two>>({
    ...{ draft: { screen: 'two', record: '1', title: 'Two' }, schema: two, initial: noPictures, needs: ['admin'] },
    save: async () => ok(null),
  });
  return (
    <RecordForm handle={handle}>
      {['first', 'second'].map((name) => (
        <Profiler key={name} id={name} onRender={onDrawn}>
          <PictureSlotsField name={name} label={name} max={3} />
        </Profiler>
      ))}
    </RecordForm>
  );
}

afterEach(endForm);

describe('uploads', () => {
  it('draw nothing anew in a field whose file it is not', async () => {
    const bridge = startForm();
    let answer: (result: Result<{ url: string }>) => void = () => undefined;
    bridge.handle({ 'uploads.send': () => new Promise((resolve) => (answer = resolve)) });
    const drawn = vi.fn();
    showFormOf(() => <TwoFields onDrawn={drawn} />);
    choosePicture(toPicture('a.png'));
    await waitFor(() => expect(bridge.requestsOf('uploads.send')).toHaveLength(1));
    const [sent] = bridge.requestsOf('uploads.send') as { id: string }[];
    drawn.mockClear();
    act(() => bridge.emit('uploads.progressed', { id: sent?.id ?? '', sentBytes: 3, totalBytes: 10 }));
    expect(screen.getByText('30%')).toBeTruthy();
    expect(new Set(drawn.mock.calls.map(([field]) => field))).toEqual(new Set(['first']));
    await act(async () => answer(ok({ url: 'https://files.example/a.png' })));
  });
});
