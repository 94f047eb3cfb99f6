import classes from './illustration.module.css'

/* All drawings have a 96 by 72 canvas, faint backgrounds, foregrounds in the card color, and one accented stroke. */

/** Cards of people. */
function Empty() {
  return (
    <>
      <rect x="26" y="8" width="56" height="40" rx="5" className={classes.faint} />
      <rect x="14" y="20" width="56" height="40" rx="5" className={classes.surface} />
      <circle cx="28" cy="36" r="6" />
      <path d="M19 52c1.5-5 5-7 9-7s7.500 2 9 7" />
      <path d="M45 41h12M45 49h15" className={classes.faint} />
      <path d="M45 33h17" className={classes.accent} />
    </>
  )
}

/** A magnifier over lines. */
function NoMatch() {
  return (
    <>
      <path d="M14 18h52M14 32h20M14 46h26M14 60h44" className={classes.faint} />
      <circle cx="56" cy="36" r="15" className={classes.surface} />
      <path d="M67 47l12 12" className={classes.accent} />
      <path d="M50 36h12" />
    </>
  )
}

/** A plug pulled out of its socket. */
function ErrorDrawing() {
  return (
    <>
      <path d="M8 36h16M72 36h16" className={classes.faint} />
      <path
        d="M24 27h8a9 9 0 0 1 0 18h-8zM72 27h-6a9 9 0 0 0 0 18h6z"
        className={classes.surface}
      />
      <path d="M41 32h7M41 40h7" />
      <path d="M49 14l-2 8M40 17l3 6M58 17l-3 6" className={classes.accent} />
    </>
  )
}

/** A padlock on a page. */
function Lock() {
  return (
    <>
      <rect x="16" y="8" width="64" height="56" rx="5" className={classes.faint} />
      <rect x="34" y="32" width="28" height="22" rx="4" className={classes.surface} />
      <path d="M40 32v-6a8 8 0 0 1 16 0v6" />
      <path d="M48 41v5" className={classes.accent} />
    </>
  )
}

/** A dashed slot between two cards. */
function NotFound() {
  return (
    <>
      <rect x="8" y="20" width="22" height="36" rx="5" className={classes.faint} />
      <rect x="66" y="20" width="22" height="36" rx="5" className={classes.faint} />
      <rect
        x="34"
        y="12"
        width="28"
        height="48"
        rx="5"
        strokeDasharray="4 4.6"
        className={classes.surface}
      />
      <path
        d="M43 31a5 5 0 1 1 7.500 4.300c-1.700 1-2.500 2-2.500 4.200M48 46v.01"
        className={classes.accent}
      />
    </>
  )
}

/** A list row with a pointer. */
function Choice() {
  return (
    <>
      <rect x="14" y="8" width="58" height="15" rx="5" className={classes.faint} />
      <rect x="14" y="49" width="58" height="15" rx="5" className={classes.faint} />
      <path d="M23 15.500h18M23 56.500h24" className={classes.faint} />
      <rect x="14" y="28.500" width="58" height="15" rx="5" className={classes.surface} />
      <path d="M23 36h28" />
      <path d="M63 38l19 8-8 3-3 8z" className={`${classes.surface} ${classes.accent}`} />
    </>
  )
}

/** Two people. */
function People() {
  return (
    <>
      <path d="M60 41c11 0 17 7 18 19H62" className={classes.faint} />
      <circle cx="60" cy="25" r="9" className={classes.faint} />
      <path d="M16 60c1.500-12 8-18 19-18s17.500 6 19 18z" className={classes.surface} />
      <circle cx="35" cy="25" r="10" className={classes.surface} />
      <path d="M27 53h16" className={classes.accent} />
    </>
  )
}

/** A folder in front of another folder. */
function Bundles() {
  return (
    <>
      <path d="M26 20v-5a5 5 0 0 1 5-5h12l6 7h28a5 5 0 0 1 5 5v28" className={classes.faint} />
      <path
        d="M14 27a5 5 0 0 1 5-5h13l6 7h28a5 5 0 0 1 5 5v23a5 5 0 0 1-5 5H19a5 5 0 0 1-5-5z"
        className={classes.surface}
      />
      <path d="M24 53h14" className={classes.faint} />
      <path d="M24 44h24" className={classes.accent} />
    </>
  )
}

/** A document between a camera's corner marks, with a scan line. */
function Reading() {
  return (
    <>
      <path d="M18 18v-8h9M69 10h9v8M78 54v8h-9M27 62h-9v-8" className={classes.faint} />
      <rect x="26" y="18" width="44" height="36" rx="5" className={classes.surface} />
      <circle cx="37" cy="29" r="5" />
      <path d="M48 27h14M48 32h8M34 47h28" className={classes.faint} />
      <path d="M14 40h68" className={classes.accent} />
    </>
  )
}

/** Two names, one above the other. */
function Names() {
  return (
    <>
      <rect x="10" y="10" width="52" height="20" rx="5" className={classes.faint} />
      <path d="M20 20h24" className={classes.faint} />
      <rect x="34" y="42" width="52" height="20" rx="5" className={classes.surface} />
      <path d="M44 52h24" />
      <path d="M70 20h2a6 6 0 0 1 6 6v9" className={classes.faint} />
      <path d="M74 31l4 4 4-4" className={classes.accent} />
    </>
  )
}

/** A shield in front of a list of names. */
function Shield() {
  return (
    <>
      <path d="M12 16h30M12 30h24M12 44h26M12 58h36" className={classes.faint} />
      <path d="M60 10l22 7v16c0 14-9 23-22 28-13-5-22-14-22-28V17z" className={classes.surface} />
      <path d="M51 35l7 7 12-13" className={classes.accent} />
    </>
  )
}

/** Columns of a chart, with a line above. */
function Figures() {
  return (
    <>
      <path d="M14 10v50h70" className={classes.faint} />
      <path
        d="M24 60V47a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v13M43 60V40a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v20M62 60V50a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v10"
        className={classes.surface}
      />
      <path d="M24 32l17-9 14 6 19-15" className={classes.accent} />
    </>
  )
}

/** A page dropping into a tray. */
function Files() {
  return (
    <>
      <path d="M30 40V13a5 5 0 0 1 5-5h17l14 13v19" className={classes.faint} />
      <path
        d="M12 40h19l5 8h24l5-8h19v17a5 5 0 0 1-5 5H17a5 5 0 0 1-5-5z"
        className={classes.surface}
      />
      <path d="M48 19v19M41 31l7 7 7-7" className={classes.accent} />
    </>
  )
}

/** A console waiting for a request. */
function Console() {
  return (
    <>
      <path d="M26 10h51a5 5 0 0 1 5 5v37" className={classes.faint} />
      <rect x="12" y="18" width="62" height="44" rx="5" className={classes.surface} />
      <path d="M12 29h62" className={classes.faint} />
      <path d="M36 52h16" />
      <path d="M22 38l7 7-7 7" className={classes.accent} />
    </>
  )
}

const drawings = {
  empty: Empty,
  'no-match': NoMatch,
  error: ErrorDrawing,
  locked: Lock,
  'not-found': NotFound,
  choice: Choice,
  people: People,
  bundles: Bundles,
  reading: Reading,
  names: Names,
  shield: Shield,
  figures: Figures,
  files: Files,
  console: Console,
}

export type IllustrationName = keyof typeof drawings

export function IllustrationDrawing({ name }: { name: IllustrationName }) {
  const Drawing = drawings[name]
  return <Drawing />
}
