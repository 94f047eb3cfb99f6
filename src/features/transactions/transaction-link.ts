import type { ReactNode } from 'react'
import type { LinkSlot } from '@/ui/display/link-slot'

/** The way to the drawer of a transaction, from wherever it is named. */
export type TransactionLink = (transactionId: string, slot: LinkSlot) => ReactNode
