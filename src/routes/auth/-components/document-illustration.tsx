import classes from './document-illustration.module.css'

const fields = [
  { x: 168, y: 44, width: 148 },
  { x: 168, y: 88, width: 208 },
  { x: 168, y: 132, width: 96 },
  { x: 284, y: 132, width: 92 },
] as const

/**
 * Illustration of a document whose recognized fields light up once, one by one. With reduced motion, all fields are lit
 * from the start.
 */
export function DocumentIllustration() {
  return (
    <svg viewBox="0 0 420 264" className={classes.drawing} aria-hidden="true">
      <rect x="1" y="1" width="418" height="262" rx="16" className={classes.card} />
      <g className={classes.portrait}>
        <rect x="32" y="36" width="104" height="132" rx="8" />
        <circle cx="84" cy="86" r="21" />
        <path d="M48 150c3-20 17-31 36-31s33 11 36 31" />
      </g>
      <g className={classes.print}>
        {fields.map(({ x, y, width }) => (
          <g key={`${x} ${y}`}>
            <rect x={x} y={y - 6} width="44" height="5" rx="2.5" />
            <rect x={x} y={y + 14} width={width - 24} height="9" rx="4.5" />
          </g>
        ))}
        <rect x="32" y="200" width="356" height="9" rx="4.5" />
        <rect x="32" y="222" width="356" height="9" rx="4.5" />
      </g>
      <g className={classes.found}>
        <g>
          <path d="M26 56V38a8 8 0 0 1 8-8h18M116 30h18a8 8 0 0 1 8 8v18M142 148v18a8 8 0 0 1-8 8h-18M52 174H34a8 8 0 0 1-8-8v-18" />
        </g>
        {fields.map(({ x, y, width }) => (
          <g key={`${x} ${y}`}>
            <rect x={x - 8} y={y + 7} width={width + 8} height="23" rx="6" />
            <path d={`m${x + width - 17} ${y + 19} 3.5 3.5 6-7`} />
          </g>
        ))}
        <g>
          <rect x="24" y="192" width="372" height="47" rx="8" />
        </g>
      </g>
    </svg>
  )
}
