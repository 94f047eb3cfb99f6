import { Link, type LinkOptions } from '@tanstack/react-router'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import common from '@/ui/display/common.module.css'
import classes from './bar-list.module.css'

export interface BarItem {
  key: string
  label: ReactNode
  /** Determines the bar's length. */
  size: number
  value: ReactNode
  /** Muted text next to the value, such as a rate. */
  detail?: ReactNode
  /** Shown below the bar to mark an unusual value. */
  mark?: ReactNode
  link?: LinkOptions
}

interface BarListProps {
  label: string
  items: readonly BarItem[]
  tone?: 'neutral' | 'failure'
}

/** List of labels, each with a bar below it. The item with the largest `size` has the longest bar. */
export function BarList({ label, items, tone = 'neutral' }: BarListProps) {
  const maxSize = Math.max(1, ...items.map((item) => item.size))
  return (
    <ul className={classes.list} aria-label={label} data-tone={tone}>
      {items.map((item) => (
        <li key={item.key} className={classes.item} data-linked={item.link ? true : undefined}>
          <div className={classes.line}>
            <span className={`${common.truncated} ${classes.label}`}>
              {item.link ? (
                <Link {...item.link} className={common.coveringLink}>
                  {item.label}
                </Link>
              ) : (
                item.label
              )}
            </span>
            {item.detail ? (
              <span className={`${common.caption} ${classes.detail}`} dir="auto">
                {item.detail}
              </span>
            ) : null}
            <span className={classes.value}>{item.value}</span>
          </div>
          <div className={classes.track} aria-hidden="true">
            {item.size > 0 ? (
              <div
                className={classes.bar}
                style={{ inlineSize: `${(item.size / maxSize) * 100}%` }}
              />
            ) : null}
          </div>
          {item.mark ? <div className={`${common.row} ${classes.mark}`}>{item.mark}</div> : null}
        </li>
      ))}
    </ul>
  )
}

export function BarListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div className={classes.list}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes.item}>
          <div className={classes.line}>
            <Skeleton width={`${48 - index * 5}%`} />
          </div>
          <div className={classes.track} />
        </div>
      ))}
    </div>
  )
}
