import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { CopyButton } from './copy-id'
import {
  codeText,
  tokenText,
  type CodeValues,
  type HighlightedCode,
  type TokenKind,
} from './highlighted-code'
import common from '@/ui/display/common.module.css'
import classes from './code-block.module.css'

interface CodeBlockProps {
  code: HighlightedCode
  /** Title above the code, such as "Request in Python" or a file name. */
  label: string
  /** Replacements for `{{name}}` placeholders, in the displayed and the copied text. */
  values?: CodeValues
}

/** Highlighted code that scrolls sideways. It is left-to-right in all portal languages. */
export function CodeBlock({ code, label, values }: CodeBlockProps) {
  const pieces = useMemo(() => toPieces(code, values), [code, values])
  const { scroller, content, isScrolling } = useSidewaysScroll()
  return (
    <figure className={classes.block} dir="ltr">
      <figcaption className={`${common.ends} ${common.caption} ${classes.head}`}>
        <bdi className={classes.label}>{label}</bdi>
        <span className={`${common.screenOnly} ${classes.copy}`}>
          <CopyButton value={codeText(code, values)} label={label} isVisible />
        </span>
      </figcaption>
      <div
        ref={scroller}
        className={`${common.insetFocus} ${classes.scroller}`}
        // Only a scrolling block must be reachable by keyboard.
        {...(isScrolling && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        <pre ref={content} className={classes.code}>
          <code>
            {pieces.map(({ start, kind, text }) =>
              kind ? (
                <span key={start} data-kind={kind}>
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </code>
        </pre>
      </div>
    </figure>
  )
}

type Piece = { start: number; kind?: TokenKind; text: string }

function toPieces(code: HighlightedCode, values: CodeValues | undefined): readonly Piece[] {
  const pieces: Piece[] = []
  let start = 0
  const add = (text: string, kind?: TokenKind) => {
    pieces.push({ start, kind, text })
    start += text.length
  }
  for (const [index, line] of code.entries()) {
    if (index > 0) add('\n')
    for (const token of line)
      add(tokenText(token, values), typeof token === 'string' ? undefined : token[0])
  }
  return pieces
}

function useSidewaysScroll() {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLPreElement>(null)
  const [isScrolling, setIsScrolling] = useState(false)
  useLayoutEffect(() => {
    const [outer, inner] = [scroller.current, content.current]
    if (!outer || !inner) return
    const measure = () => setIsScrolling(outer.scrollWidth > outer.clientWidth)
    // Measures immediately, because the observer calls back a frame later.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])
  return { scroller, content, isScrolling }
}
