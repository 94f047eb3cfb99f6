import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { lockedPackages, type LockedPackage } from '../lib/packages.ts'
import { isRelease } from './record-build.ts'

interface Product {
  name: string
  version: string
  dependencies: Readonly<Record<string, string>>
}

/** Returns a package URL with the @ of a scope escaped. */
const purl = (id: string) => `pkg:npm/${id.replace(/^@/, '%40')}`

const dependency = (id: string, needs: readonly string[]) => ({
  ref: purl(id),
  dependsOn: needs.map(purl),
})

function component({ id, name, version, license = '', integrity }: LockedPackage) {
  const digest = Buffer.from(integrity.replace('sha512-', ''), 'base64')
  return {
    type: 'library',
    'bom-ref': purl(id),
    name,
    version,
    hashes: [{ alg: 'SHA-512', content: digest.toString('hex') }],
    licenses: [/ (AND|OR) /.test(license) ? { expression: license } : { license: { id: license } }],
    purl: purl(id),
  }
}

/**
 * Returns the shipped packages as a CycloneDX 1.6 bill of materials. The bill doesn't contain a time or a serial
 * number, so the same lock file always gives the same bill.
 */
export function createBill({ name, version, dependencies }: Product, packages: LockedPackage[]) {
  const id = `${name}@${version}`
  const direct = Object.entries(dependencies).map(([each, exact]) => `${each}@${exact}`)
  const shippedPackages = packages.filter(({ isShipped }) => isShipped)
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', 'bom-ref': purl(id), name, version, purl: purl(id) },
    },
    components: shippedPackages.map(component),
    dependencies: [
      dependency(id, direct),
      ...shippedPackages.map((each) => dependency(each.id, each.needs)),
    ],
  }
}

/** Writes the production build's bill of materials into release/. That folder is beside dist/ and never served. */
export function billOfMaterials(): Plugin {
  return {
    name: 'bill-of-materials',
    apply: isRelease,
    writeBundle() {
      const product: Product = JSON.parse(readFileSync('package.json', 'utf8'))
      mkdirSync('release', { recursive: true })
      const bill = createBill(product, lockedPackages())
      writeFileSync('release/bom.json', `${JSON.stringify(bill, null, 2)}\n`)
    },
  }
}
