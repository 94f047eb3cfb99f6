// npm run licences: writes docs/licences.md, the licences of all packages.
import { writeFileSync } from 'node:fs'
import { fromRoot } from './lib/project.mjs'
import { PAGE, licencesPage } from './lib/licences.mjs'
import { lockedPackages } from './lib/packages.mjs'

writeFileSync(fromRoot(PAGE), licencesPage(lockedPackages()))
