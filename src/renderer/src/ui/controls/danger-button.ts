import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorStatusDangerBackground3Hover, color: tokens.colorNeutralForegroundOnBrand },
    ':hover:active': { backgroundColor: tokens.colorStatusDangerBackground3Pressed, color: tokens.colorNeutralForegroundOnBrand },
  },
  quiet: {
    color: tokens.colorStatusDangerForeground1,
    ':hover': { color: tokens.colorStatusDangerForeground1 },
    ':hover:active': { color: tokens.colorStatusDangerForeground1 },
    '& .fui-Button__icon, &:hover .fui-Button__icon': { color: 'inherit' },
  },
});

/** Returns the class of a primary button whose action can't be undone. */
export function useDangerButton(): string {
  return useStyles().danger;
}

/** Returns the class of a subtle button that leads to an action that can't be undone. */
export function useQuietDangerButton(): string {
  return useStyles().quiet;
}
