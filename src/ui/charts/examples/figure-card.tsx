import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Examples } from '@gallery/example'
import { FigureCard, FigureCardSkeleton, FigureGrid } from '@/ui/charts/figure-card'

const link = linkOptions({ to: '/app/pages/home' })
const series = [212, 240, 198, 260, 301, 287, 310, 280, 333, 351]
const month = { days: 30, isPartial: false }

const Figures = () => (
  <FigureGrid>
    <FigureCard label="Sessions" value="9,204" change={0.124} {...month} series={series} />
    <FigureCard
      label="Verified"
      value="91.4%"
      change={0.012}
      measure="rate"
      moreIsBetter
      {...month}
      series={series}
    />
    <FigureCard
      label="Rejected"
      value="4.2%"
      change={0.008}
      measure="rate"
      moreIsBetter={false}
      {...month}
      series={series.toReversed()}
    />
    <FigureCard
      label="Median duration"
      value="1 min 12 s"
      change={-0.09}
      measure="duration"
      moreIsBetter={false}
      {...month}
      series={series.toReversed()}
    />
  </FigureGrid>
)

const Linked = () => (
  <FigureGrid>
    <FigureCard
      label="Rejected"
      value="387"
      change={-0.031}
      moreIsBetter={false}
      {...month}
      series={series}
      link={link}
    />
  </FigureGrid>
)

const One = ({ children }: { children: ReactNode }) => <FigureGrid>{children}</FigureGrid>

export const examples: Examples = {
  'four in a row': { Framed: Figures, width: 1240, height: 170 },
  'two in a row': { Framed: Figures, width: 768, height: 310 },
  'on a phone': { Framed: Figures, width: 390, height: 320 },
  'with a link': Linked,
  'no comparison': () => (
    <One>
      <FigureCard label="Sessions" value="9,204" />
    </One>
  ),
  unchanged: () => (
    <One>
      <FigureCard label="Sessions" value="9,204" change={0} {...month} series={[4, 4, 4, 4]} />
    </One>
  ),
  'today is not over': () => (
    <One>
      <FigureCard
        label="Sessions"
        value="204"
        change={-0.42}
        moreIsBetter
        days={1}
        isPartial
        series={series}
      />
    </One>
  ),
  'compared with a month by its name': () => (
    <One>
      <FigureCard
        label="Billed sessions"
        value="9,204"
        change={0.31}
        {...month}
        since="September 2026"
      />
    </One>
  ),
  'a note instead of the change': () => (
    <One>
      <FigureCard label="Waiting" value="12" note="The oldest has been waiting for 3 days" />
    </One>
  ),
  'long label and value': () => (
    <One>
      <FigureCard
        label="Sessions that were started and never finished"
        value="1,204,871,335"
        change={12.4}
        {...month}
        series={series}
      />
    </One>
  ),
  loading: () => (
    <FigureGrid>
      <FigureCardSkeleton />
      <FigureCardSkeleton />
    </FigureGrid>
  ),
}
