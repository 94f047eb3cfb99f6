import type { ReactNode } from 'react'
import type { RenderLink } from '@/ui/display/link-slot'
import { Skeleton } from '@/ui/feedback/skeleton'
import classes from './bar-list.module.css'

export interface BarItem {
  key: string
  label: ReactNode
  /** What the length of the bar stands for. */
  size: number
  value: ReactNode
  /** Beside the value, quieter: a rate. */
  detail?: ReactNode
  renderLink?: RenderLink | undefined
}

interface BarListProps {
  label: string
  items: readonly BarItem[]
  tone?: 'neutral' | 'failure'
}

/** Names with a bar under each, longest for the largest. */
export function BarList({ label, items, tone = 'neutral' }: BarListProps) {
  const top = Math.max(1, ...items.map((item) => item.size))
  return (
    <ul className={classes.list} aria-label={label} data-tone={tone}>
      {items.map((item) => (
        <li
          key={item.key}
          className={classes.item}
          data-linked={item.renderLink ? true : undefined}
        >
          <div className={classes.line}>
            <span className={classes.label}>
              {item.renderLink
                ? item.renderLink({ className: classes.cover, children: item.label })
                : item.label}
            </span>
            {item.detail ? (
              <span className={classes.detail} dir="auto">
                {item.detail}
              </span>
            ) : null}
            <span className={classes.value}>{item.value}</span>
          </div>
          <div className={classes.track} aria-hidden="true">
            {item.size > 0 ? (
              <div className={classes.bar} style={{ inlineSize: `${(item.size / top) * 100}%` }} />
            ) : null}
          </div>
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
