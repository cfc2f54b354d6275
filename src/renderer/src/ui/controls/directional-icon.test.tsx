// @vitest-environment happy-dom

import { sessionActions } from '@renderer/runtime/state/session-store';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DirectionalIcon } from './directional-icon';

afterEach(cleanup);

describe('icons that point along the reading direction', () => {
  it.each(['next', 'previous', 'forward', 'back', 'signOut', 'truckSmall'] as const)('[LAY-02] %s is mirrored in Arabic only', (name) => {
    sessionActions.setLanguage('en');
    const { container, rerender } = render(<DirectionalIcon name={name} />);
    expect(container.querySelector('svg')?.dataset.mirrored).toBeUndefined();
    sessionActions.setLanguage('ar');
    rerender(<DirectionalIcon name={name} />);
    expect(container.querySelector('svg')?.dataset.mirrored).toBe('true');
    expect(container.querySelector('svg')?.style.transform).toBe('scaleX(-1)');
  });
});
