import type { Plugin } from 'vite'

/** Warns once, in a build or in `npm run dev`, if VITE_PASSWORD_SUFFIX is not set. */
export function missingSuffix(suffix: string | undefined): Plugin {
  return {
    name: 'missing-suffix',
    // The preview server of npm start runs after the build, so the build has already shown the warning.
    apply: (_config, { isPreview }) => !isPreview && !suffix,
    configResolved: ({ logger }) =>
      logger.warnOnce(
        'VITE_PASSWORD_SUFFIX is not set: passwords are hashed without a suffix. If the backend expects one, it refuses every sign-in.',
      ),
  }
}
