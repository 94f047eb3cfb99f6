import type { PageFields } from '@/backend/request'
import type { Organization, OrganizationList } from '@/backend/organizations'

/** One page of the clients, or of the clients with this text in their name. */
export type OrganizationSearch = PageFields & { name?: string | undefined }

export interface OrganizationPage {
  organizations: readonly Organization[]
  total: number | undefined
  unread?: number | undefined
  page: number
  /** At least the number of its rows: a backend may send more than it was asked for. */
  page_size: number
  /** How many more clients a search by name found than the backend sent. */
  unsent: number
}

/** The size of the pages in which all clients are loaded. */
export const PAGE_SIZE = 10

const countSentClients = ({ organizations, unread = 0 }: OrganizationList) =>
  organizations.length + unread

/** How many more clients a search by name found than the backend sent. */
export function countOmittedClients(list: OrganizationList | undefined): number {
  return list?.count === undefined ? 0 : Math.max(0, list.count - countSentClients(list))
}

/**
 * What an answer has of the page that was asked for. Only an answer with all clients is divided into pages here: of any
 * other, every row is shown.
 */
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
  // A search takes no page, so there is no way to the rest.
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

/** Whether these pages have all clients. The rows are counted: a page may have more than it was asked for, or fewer. */
export function isComplete(pages: readonly OrganizationList[]): boolean {
  const last = pages.at(-1)
  if (!last || countSentClients(last) === 0) return true
  const loadedCount = pages.reduce((sum, page) => sum + countSentClients(page), 0)
  return last.count === undefined ? countSentClients(last) < PAGE_SIZE : loadedCount >= last.count
}
