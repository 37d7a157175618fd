import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Thirty lines a member, of fifteen statements; a transfer pays two of them; every second member has a second contract. */
const STATEMENTS = 15

const day = (n: number) => new Date(Date.UTC(2024, 0, 1 + (n % 1000))).toISOString().slice(0, 10)
const numero = (n: number, genre: 'S' | 'P') => `C${String(n).padStart(8, '0')}${genre}`

type Offer = { nom: string; garanties: object[] }
const offers: Offer[] = ['Essentielle', 'Sérénité'].map((nom) => ({ nom, garanties: [] }))

const person = (n: number) => ({
  id: `P${n}`,
  codeCivilite: n % 2 ? 'MME' : 'M',
  nom: `Nom${n}`,
  prenom: ['Camille', 'Ève-Marie', 'Noé', 'Luc'][n % 4],
  dateNaissance: day(n * 7).replace('202', '198'),
  nir: `2800275${String(n % 1_000_000).padStart(6, '0')}`,
  rangGemellaire: 1 + Math.floor(n / 1_000_000),
  telephone: `06${String(n % 100_000_000).padStart(8, '0')}`,
  adresse: {
    numVoie: String(1 + (n % 90)),
    libelleCourtNatureVoie: 'RUE',
    libelleVoie: 'DU ROI DE ROME',
    codePostal: '69003',
    localite: 'LYON',
  },
  isTeletransmission: true,
  codeRegime: '01',
})

function* contracts(n: number) {
  const insured = [{ personne: `P${n}`, qualite: 'adherent', lien: 'Adhérent', rang: 1 }]
  const common = { etat: 'valide', dateDebut: '2020-01-01', assures: insured }
  yield {
    numero: numero(n, 'S'),
    nomOffre: 'Essentielle',
    typeContrat: 'sante',
    codeModePaiement: 'VIR',
    compte: { titulaire: `Nom${n}`, iban: 'FR7630006000011234567890189' },
    ...common,
  }
  if (n % 2 === 0)
    yield { numero: numero(n, 'P'), nomOffre: 'Sérénité', typeContrat: 'prevoyance', ...common }
}

function* payments(n: number) {
  for (let k = 0; k < STATEMENTS; k += 2)
    yield {
      id: `V${n}-${k}`,
      contrat: numero(n, 'S'),
      date: day(n + k * 60),
      montant: 4400,
      mode: 'VIR',
      destinataire: 'assure',
      ibanMasque: 'FR•• •••• 0189',
    }
}

/** What a later file says of some of them: a cent more for the insurer. */
const statement = (n: number, k: number, extra: number) => ({
  id: `D${n}-${k}`,
  contrat: numero(n, 'S'),
  personne: `P${n}`,
  date: day(n + k * 60),
  professionnel: 'Cabinet médical',
  lignes: [1, 2].map((rang) => ({
    rang,
    paiement: `V${n}-${k - (k % 2)}`,
    dateSoins: day(n + k * 60),
    dateReglement: day(n + k * 60 + 2),
    codeActe: rang === 1 ? 'CS' : 'PHAR',
    quantite: 1,
    depense: 5000,
    base: 3000,
    ro: 1900,
    rc: 1100 + extra,
    situation: 'parcours',
    etat: 'reglee',
    destinataire: 'assure',
    compteurs: { participation: 200 },
  })),
})

function* statements(n: number, extra = 0) {
  for (let k = 0; k < STATEMENTS; k++) yield statement(n, k, extra)
}

type Made = { records: number; lines: number }

async function write(path: string, records: Iterable<object>): Promise<number> {
  const file = createWriteStream(path)
  let text = ''
  let count = 0
  for (const record of records) {
    text += `${JSON.stringify(record)}\n`
    count++
    if (text.length < 1_000_000) continue
    if (!file.write(text)) await once(file, 'drain')
    text = ''
  }
  file.end(text)
  await once(file, 'finish')
  return count
}

function* each<T>(members: Iterable<number>, made: (n: number) => Iterable<T>): Generator<T> {
  for (const n of members) yield* made(n)
}
function* range(from: number, to: number, step = 1): Generator<number> {
  for (let n = from; n < to; n += step) yield n
}

/** All that the insurer knows of so many members. */
export async function writeWhole(folder: string, members: number): Promise<Made> {
  mkdirSync(folder, { recursive: true })
  const all = () => range(0, members)
  const file = (entity: string) => join(folder, `${entity}.jsonl`)
  await write(file('offres'), offers)
  const people = await write(
    file('personnes'),
    each(all(), (n) => [person(n)]),
  )
  const signed = await write(file('contrats'), each(all(), contracts))
  const paid = await write(file('paiements'), each(all(), payments))
  const told = await write(
    file('decomptes'),
    each(all(), (n) => statements(n)),
  )
  return { records: people + signed + paid + told, lines: told * 2 }
}

/** The statements of one member in `step`, whose amounts have changed by so many cents. */
export async function writeChanges(
  folder: string,
  members: number,
  { step, extra }: { step: number; extra: number },
): Promise<Made> {
  mkdirSync(folder, { recursive: true })
  const told = await write(
    join(folder, 'decomptes.jsonl'),
    each(range(0, members, step), (n) => statements(n, extra)),
  )
  return { records: told, lines: told * 2 }
}
