export interface LockedPackage {
  /** `name@version` */
  id: string
  name: string
  version: string
  licence?: string
  integrity: string
  /** Its folders, from that of the project. */
  paths: string[]
  isShipped: boolean
  /** The ids of the shipped packages that it asks for. */
  needs: string[]
}

export function lockedPackages(): LockedPackage[]
