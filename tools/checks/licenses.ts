import type { LockedPackage } from '../lib/packages.ts'

/**
 * Licenses that shipped packages may have, spelled as in the packages, with each license's requirements. Read a license
 * before you add it, because no license may require publishing the portal's source.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  MIT: 'its notice',
  ISC: 'its notice',
  'BSD-3-Clause': 'its notice, and no advertising with the names of its authors',
  'Apache-2.0': 'its text and its notices',
  '0BSD': 'nothing',
  Unlicense: 'nothing: it is in the public domain',
  '(Apache-2.0 AND MIT)': 'what both ask for',
  'MIT AND ISC AND BSD-3-Clause': 'what all three ask for',
  '(MIT OR CC0-1.0)': 'what one of the two asks for; used under MIT',
  '(MPL-2.0 OR Apache-2.0)':
    'what one of the two asks for; used under Apache-2.0, which asks for no source',
}

type Packages = readonly LockedPackage[]

const NONE = 'none named'

/** Returns problems: packages shipped under a license that isn't allowed, and allowed licenses that no shipped package uses. */
export function licenseProblems(packages: Packages, allowedLicenses = ALLOWED): string[] {
  const shippedPackages = packages.filter(({ isShipped }) => isShipped)
  return [
    ...shippedPackages
      .filter(({ license = NONE }) => !Object.hasOwn(allowedLicenses, license))
      .map(
        ({ id, license = NONE }) =>
          `${id} is shipped under ${license}: read it, and allow it in tools/checks/licenses.ts or do without the package.`,
      ),
    ...Object.keys(allowedLicenses)
      .filter((each) => !shippedPackages.some(({ license }) => license === each))
      .map((each) => `tools/checks/licenses.ts: nothing is shipped under ${each}.`),
  ]
}

/**
 * Formats the shipped packages with their licenses' requirements, and the number of other packages under each license.
 */
export function licensesText(packages: Packages): string {
  const shippedPackages = packages.filter(({ isShipped }) => isShipped)
  const others = packages.filter(({ isShipped }) => !isShipped)
  return [
    `${shippedPackages.length} packages may reach a browser:`,
    ...shippedPackages.map(({ id, license = NONE }) => `  ${id.padEnd(44)} ${license}`),
    '\nTheir licenses ask for:',
    ...counts(shippedPackages).map(
      ([license, count]) => `  ${String(count).padStart(4)}  ${license}: ${ALLOWED[license]}`,
    ),
    `\n${others.length} packages build and test:`,
    ...counts(others).map(([license, count]) => `  ${String(count).padStart(4)}  ${license}`),
  ].join('\n')
}

/** Counts the packages under each license, most frequent first. */
function counts(packages: Packages): [string, number][] {
  const groups = Map.groupBy(packages, ({ license = NONE }) => license)
  return [...groups]
    .map(([license, each]): [string, number] => [license, each.length])
    .toSorted(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
}
