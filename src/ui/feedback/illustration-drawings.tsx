import classes from './illustration.module.css'

export type IllustrationName = 'empty' | 'no-match' | 'error' | 'locked'

/** An empty card. */
function Empty() {
  return (
    <>
      <rect x="26" y="8" width="56" height="40" rx="5" className={classes.faint} />
      <rect x="14" y="20" width="56" height="40" rx="5" className={classes.surface} />
      <circle cx="28" cy="36" r="6" />
      <path d="M19 52c1.5-5 5-7 9-7s7.500 2 9 7" />
      <path d="M45 33h17M45 41h12M45 49h15" className={classes.faint} />
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

/** A plug apart from its socket. */
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
      <rect x="16" y="8" width="64" height="56" rx="6" className={classes.faint} />
      <rect x="34" y="32" width="28" height="22" rx="4" className={classes.surface} />
      <path d="M40 32v-6a8 8 0 0 1 16 0v6" />
      <path d="M48 41v5" className={classes.accent} />
    </>
  )
}

const drawings = { empty: Empty, 'no-match': NoMatch, error: ErrorDrawing, locked: Lock }

export function IllustrationDrawing({ name }: { name: IllustrationName }) {
  const Drawing = drawings[name]
  return <Drawing />
}
