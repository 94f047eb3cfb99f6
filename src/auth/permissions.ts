/** Where bare /admin leads (specification section 2). */
export function adminLanding(
  permissions: readonly string[],
): '/admin/dashboard' | '/admin/sessions' {
  return permissions.includes('admin_analytics') ? '/admin/dashboard' : '/admin/sessions'
}
