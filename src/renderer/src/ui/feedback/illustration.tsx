import { makeStyles } from '@fluentui/react-components';
import { iconStyle } from '@renderer/ui/badges/mark-styles';
import type { ReactElement, ReactNode } from 'react';

const brass = 'var(--dw-brass)';

const soft = { fill: 'currentColor', fillOpacity: 0.1, stroke: 'none' } as const;
const faint = { strokeWidth: 2, strokeOpacity: 0.45 } as const;

function Ground({ y = 128, width }: { y?: number; width: number }): ReactElement {
  return <ellipse cx="100" cy={y} rx={width} ry="5" fill="currentColor" fillOpacity="0.08" stroke="none" />;
}

const ledger = 'M100 44C86 34 62 31 40 35V111C62 107 86 110 100 120C114 110 138 107 160 111V35C138 31 114 34 100 44Z';
const tornTop = 'M58 16H122L142 36V62L130 54L116 64L102 54L88 64L74 54L58 64Z';
const tornBottom = 'M54 82L70 72L84 82L98 72L112 82L126 72L138 80V122H54Z';
const awning =
  'M80 46L90 24H170L180 46C180 54 175 60 168.5 60C162 60 158 55 155 50C152 55 148.5 60 142.5 60C136.5 60 133 55 130 50C127 55 123.5 60 117.5 60C111.5 60 108 55 105 50C102 55 98 60 91.5 60C85 60 80 54 80 46Z';

const drawings = {
  empty: (
    <>
      <Ground y={124} width={70} />
      <path {...soft} d={ledger} />
      <path d={`${ledger}M100 44V120`} />
      <path
        {...faint}
        d="M52 52C64 50.5 76 51.5 88 56M52 66C64 64.5 76 65.5 88 70M52 80C64 78.5 72 79.2 80 81.5M112 56C124 51.5 136 50.5 148 52M112 70C124 65.5 136 64.5 148 66"
      />
      <path stroke={brass} d="M128 20V8M112 24L105 14M144 24L151 14" />
    </>
  ),
  error: (
    <>
      <Ground width={56} />
      <path {...soft} d={`${tornTop}${tornBottom}`} />
      <path d={`${tornTop}M122 16V36H142${tornBottom}`} />
      <path {...faint} d="M70 30H106M70 42H94M68 98H116M68 110H100" />
      <path stroke={brass} d="M158 74L166 70M158 84H168M30 66L38 70M30 80H40" />
    </>
  ),
  noResults: (
    <>
      <Ground width={62} />
      <path {...soft} d="M52 14H128V122H52Z" />
      <path d="M128 52V14H52V122H128V110" />
      <path {...faint} d="M66 34H112M66 50H92M66 66H84M66 82H84M66 98H96M108 80H128" />
      <circle cx="118" cy="80" r="25" fill="currentColor" fillOpacity="0.1" />
      <path stroke={brass} strokeWidth="5" d="M137 99L156 118" />
    </>
  ),
  printer: (
    <>
      <Ground width={66} />
      <path {...soft} d="M44 62H156C162 62 166 66 166 72V104H34V72C34 66 38 62 44 62Z" />
      <path d="M58 62V22H118L142 40V62M118 22V40H142M58 104H40C36 104 34 102 34 98V72C34 66 38 62 44 62H156C162 62 166 66 166 72V98C166 102 164 104 160 104H142M58 88H142V122H58Z" />
      <path {...faint} d="M72 38H102M72 50H128M72 100H128M72 111H108" />
      <path stroke={brass} d="M148 76H150M176 46L184 40M178 58H188M16 58L24 52M14 70H22" />
    </>
  ),
  connect: (
    <>
      <Ground width={78} />
      <path {...soft} d={`M88 58H172V124H88Z${awning}`} />
      <path d={`M88 62V124H172V62${awning}M14 92H32M66 92H88`} />
      <path {...faint} d="M142 124V82H160V124M100 78H128V104H100Z" />
      <path
        stroke={brass}
        d="M32 84V100H38C43 100 46 96.5 46 92C46 87.5 43 84 38 84ZM66 84V100H60C55 100 52 96.5 52 92C52 87.5 55 84 60 84ZM49 76V72M43 77L41 73.5M55 77L57 73.5"
      />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type IllustrationName = keyof typeof drawings;

const useStyles = makeStyles({ root: iconStyle.brand });

/** A decorative drawing in the brand's line style, 200 × 140. The text beside it has its meaning. */
export function Illustration({ name, width = 200 }: { name: IllustrationName; width?: number }): ReactElement {
  const styles = useStyles();
  return (
    <svg
      className={styles.root}
      viewBox="0 0 200 140"
      width={width}
      height={width * 0.7}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-illustration={name}
    >
      {drawings[name]}
    </svg>
  );
}
