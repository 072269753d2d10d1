const namesOfSecrets = /KEY|SECRET|PASSWORD|TOKEN/
const shortest = 6

/** The secret values of an environment: keys, and the passwords in URLs, each as it is and as it is written in JSON. */
export function secretsOf(env: NodeJS.ProcessEnv): string[] {
  const found = Object.entries(env).flatMap(([name, value = '']) => [
    ...(namesOfSecrets.test(name) ? [value, ...value.split(',').map((part) => part.trim())] : []),
    ...passwordsOf(value),
  ])
  const secrets = found.filter((secret) => secret.length >= shortest)
  const inJson = secrets.map((secret) => JSON.stringify(secret).slice(1, -1))
  return [...new Set([...secrets, ...inJson])].toSorted((a, b) => b.length - a.length)
}

function passwordsOf(value: string): string[] {
  if (!value.includes('://') || !URL.canParse(value)) return []
  const { password } = new URL(value)
  try {
    return [password, decodeURIComponent(password)]
  } catch {
    return [password]
  }
}

/** The text in which all secrets are masked. */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((hidden, secret) => hidden.replaceAll(secret, '[hidden]'), text)
}
