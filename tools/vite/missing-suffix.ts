import type { Plugin } from 'vite'

/** Warns once of a build, or of `npm run dev`, for a backend without the suffix of its passwords. */
export function missingSuffix(suffix: string | undefined): Plugin {
  return {
    name: 'missing-suffix',
    // The preview server of npm start comes after the build.
    apply: (_config, { isPreview }) => !isPreview && !suffix,
    configResolved: ({ logger }) =>
      logger.warnOnce(
        'VITE_PASSWORD_SUFFIX is not set: passwords are hashed without a suffix. If the backend expects one, it refuses every sign-in.',
      ),
  }
}
