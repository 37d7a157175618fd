/** Gives an object properties that are made when they are first read, and stay. */
export function faitALaDemande<T extends object>(
  objet: T,
  makers: { [Nom in keyof T]?: () => T[Nom] },
): T {
  for (const nom of Object.keys(makers) as (keyof T)[])
    Object.defineProperty(objet, nom, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = makers[nom]?.()
        Object.defineProperty(objet, nom, { value, enumerable: true })
        return value
      },
    })
  return objet
}
