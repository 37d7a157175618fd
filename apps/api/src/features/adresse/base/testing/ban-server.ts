import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

type Properties = Record<string, string | number>

/** As the national base answers « 12 bis avenue des lilas ecully », « 3 rue crebillon », « le pin ». */
const lieux: Record<string, Properties> = {
  numero: {
    label: '12bis Avenue des Lilas 69130 Écully',
    score: 0.9482,
    housenumber: '12bis',
    id: '69081_0520_00012_bis',
    banId: 'f2d1e4f6-9c54-4d0f-9d0c-3a2f0e3a7f11',
    name: '12bis Avenue des Lilas',
    postcode: '69130',
    citycode: '69081',
    x: 837_412.2,
    y: 6_521_034.8,
    city: 'Écully',
    context: '69, Rhône, Auvergne-Rhône-Alpes',
    type: 'housenumber',
    importance: 0.5821,
    street: 'Avenue des Lilas',
  },
  rue: {
    label: 'Rue Crébillon 44000 Nantes',
    score: 0.7312,
    id: '44109_2140',
    name: 'Rue Crébillon',
    postcode: '44000',
    citycode: '44109',
    x: 355_112.1,
    y: 6_689_121.7,
    city: 'Nantes',
    context: '44, Loire-Atlantique, Pays de la Loire',
    type: 'street',
    importance: 0.6934,
    street: 'Rue Crébillon',
  },
  hameau: {
    label: 'Le Pin 42320 Cellieu',
    score: 0.6128,
    id: '42032_b015',
    name: 'Le Pin',
    postcode: '42320',
    citycode: '42032',
    x: 809_121.4,
    y: 6_493_344.2,
    city: 'Cellieu',
    context: '42, Loire, Auvergne-Rhône-Alpes',
    type: 'locality',
    importance: 0.2411,
  },
  commune: {
    label: 'Nantes',
    score: 0.9,
    id: '44109',
    type: 'municipality',
    name: 'Nantes',
    postcode: '44000',
    citycode: '44109',
    x: 355_577.8,
    y: 6_689_565.4,
    population: 323_204,
    city: 'Nantes',
    context: '44, Loire-Atlantique, Pays de la Loire',
    importance: 0.7,
    municipality: 'Nantes',
  },
  loin: {
    label: 'Impasse Perdue 01000 Bourg-en-Bresse',
    score: 0.21,
    id: '01053_0001',
    name: 'Impasse Perdue',
    postcode: '01000',
    citycode: '01053',
    x: 1,
    y: 1,
    city: 'Bourg-en-Bresse',
    context: '01, Ain, Auvergne-Rhône-Alpes',
    type: 'street',
    importance: 0.1,
    street: 'Impasse Perdue',
  },
}

const collection = (query: string, trouves: readonly Properties[]) => ({
  type: 'FeatureCollection',
  version: 'draft',
  features: trouves.map((properties) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [4.7748, 45.7741] },
    properties,
  })),
  attribution: 'BAN',
  licence: 'ETALAB-2.0',
  query,
  limit: 6,
})

/** A server of this machine that speaks as the Base Adresse Nationale does. */
export async function startBanServer() {
  const asked: URL[] = []
  const state = {
    /** May answer in place of the server; true when it did. */
    fault: (() => false) as (response: ServerResponse) => boolean,
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    asked.push(url)
    if (state.fault(response)) return
    const q = url.searchParams.get('q') ?? ''
    response.setHeader('content-type', 'application/json; charset=utf-8')
    if (!/^[\p{L}\d].{2}/u.test(q)) {
      response.writeHead(400)
      const description =
        'q: must contain between 3 and 200 chars and start with a number or a letter'
      response.end(
        JSON.stringify({ code: 400, message: 'Failed parsing query', detail: [description] }),
      )
      return
    }
    const connus = {
      lilas: ['numero', 'loin', 'commune'],
      crebillon: ['rue'],
      pin: ['hameau'],
    } as const
    const mot = Object.entries(connus).find(([un]) => q.toLowerCase().includes(un))?.[1] ?? []
    response.end(
      JSON.stringify(
        collection(
          q,
          mot.map((nom) => lieux[nom] ?? {}),
        ),
      ),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/search/`,
    asked,
    state,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
