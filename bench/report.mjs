/**
 * Prints the median of each figure beside its goal, and sets the exit code when one is missed. A goal is a limit,
 * or { atLeast }.
 */
export function report(goals, runs) {
  for (const [name, goal] of Object.entries(goals)) {
    const values = runs.map((run) => run[name])
    const value = values.toSorted((a, b) => a - b)[values.length >> 1]
    const ok = goal.atLeast === undefined ? value <= goal + 0.05 : value >= goal.atLeast
    if (!ok) process.exitCode = 1
    const shown = [
      name.padEnd(14),
      value.toFixed(1).padStart(8),
      ` goal ${goal.atLeast ?? goal}`.padEnd(12),
      ok ? 'ok    ' : 'MISSED',
      `(${values.map((each) => each.toFixed(1)).join(', ')})`,
    ]
    console.log(shown.join(' '))
  }
}
