// npm run bench: everything that is measured, one after another.
await import('./list.mjs')
await import('./portal.mjs')
await import('./tiers.mjs')
