import type { PageFields } from '@/backend/request'
import type { Organization, OrganizationList } from '@/backend/organizations'

/** Request for a page of clients, or search for clients whose name contains `name`. */
export type OrganizationSearch = PageFields & { name?: string | undefined }

export interface OrganizationPage {
  organizations: readonly Organization[]
  total: number | undefined
  unread?: number | undefined
  page: number
  /** At least the number of rows, because a backend may send more rows than requested. */
  page_size: number
  /** Number of clients that match a search by name but that the backend did not send. */
  unsent: number
}

/** Page size for loading all clients. */
export const PAGE_SIZE = 10

const countSentClients = ({ organizations, unread = 0 }: OrganizationList) =>
  organizations.length + unread

/** Counts the clients that match a search by name but that the backend did not send. */
export function countOmittedClients(list: OrganizationList | undefined): number {
  return list?.count === undefined ? 0 : Math.max(0, list.count - countSentClients(list))
}

/** Returns the requested page of a complete response, or every row of an incomplete response. */
export function organizationPage(
  list: OrganizationList,
  { name, page, page_size }: OrganizationSearch,
): OrganizationPage {
  const { organizations, count, unread } = list
  const { length } = organizations
  const isSearch = name !== undefined
  const omittedCount = countOmittedClients(list)
  const isWhole = count !== undefined || isSearch
  if (isWhole && omittedCount === 0 && (isSearch || length > page_size)) {
    const rows = organizations.slice((page - 1) * page_size, page * page_size)
    return { organizations: rows, total: length, unread, page, page_size, unsent: omittedCount }
  }
  // A search takes no page number, so the remaining clients can't be fetched.
  if (isSearch)
    return {
      organizations,
      total: length,
      unread,
      page: 1,
      page_size: length,
      unsent: omittedCount,
    }
  const size = Math.max(page_size, length)
  return { organizations, total: count, unread, page, page_size: size, unsent: 0 }
}

/** Whether these pages contain all clients. Counts rows, because a page may have more or fewer rows than requested. */
export function isComplete(pages: readonly OrganizationList[]): boolean {
  const last = pages.at(-1)
  if (!last || countSentClients(last) === 0) return true
  const loadedCount = pages.reduce((sum, page) => sum + countSentClients(page), 0)
  return last.count === undefined ? countSentClients(last) < PAGE_SIZE : loadedCount >= last.count
}
