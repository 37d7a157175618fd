import { measureActes } from './actes/mesure.ts'

const { parts, actes, lignes, entiers } = measureActes()
const rings = ['domain', 'contract', 'api', 'web', 'words'] as const
const row = (first: string, ...cells: (string | number)[]) =>
  console.log(first.padEnd(22) + cells.map((cell) => String(cell).padStart(10)).join(''))

row('slice', 'acts', ...rings, 'in all', 'per act')
for (const { slice, actes: noms, lignes: parAnneau, total } of parts)
  row(
    slice,
    noms.length,
    ...rings.map((ring) => parAnneau.get(ring) ?? 0),
    total,
    Math.round(total / noms.length),
  )
console.log(`${actes} acts, ${lignes} lines, ${Math.round(lignes / actes)} on average`)
console.log(
  `${entiers.fichiers} files are wholly of an act: ${entiers.lignes} lines, with their imports, blank lines and comments`,
)
