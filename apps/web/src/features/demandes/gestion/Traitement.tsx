import {
  COMPTE_MAX,
  type ComptesFile,
  type LigneTraitement,
} from '@espace-adherent/contract/demandes/gestion'
import type { Gestion } from '@espace-adherent/contract/gestion'
import { registreGestion } from '@espace-adherent/contract/gestions'
import { Button } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { BackLink, Panes } from '@espace-adherent/ui/panes/Panes.tsx'
import { IconBeach, IconKeyboard, IconMailOpened, IconPlayerTrackNext } from '@tabler/icons-react'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useIsWide } from '../../../platform/browser/wide.ts'
import { useRaccourcis } from '../../../platform/palette/raccourcis.ts'
import { navigate } from '../../../platform/routing/hash-location.ts'
import { ScreenHead } from '../../../platform/routing/ScreenHead.tsx'
import { Exporter, Vues } from '../../gestion/index.ts'
import { Absences } from './Absences.tsx'
import { Aide } from './Aide.tsx'
import { Courrier } from './Courrier.tsx'
import { DossierPanneau, FAITE } from './Dossier.tsx'
import { DEPART, type EtatVue, ecrireVue, exporteDe, lireVue, usePeutTraiter } from './etat.ts'
import { FaiteVue } from './FaiteVue.tsx'
import { Filtres } from './Filtres.tsx'
import { Journee } from './Journee.tsx'
import { Liste } from './Liste.tsx'
import { LotBarre } from './Lot.tsx'
import { Portee } from './Portee.tsx'
import { fileQuery, reperesQuery, reread, rereadVues, takeNext } from './queries.ts'
import { textes } from './textes.ts'
import css from './traitement.module.css'
import { useEnchainer } from './useEnchainer.ts'
import { VuesFile } from './VuesFile.tsx'

/** Views are kept under its name: what one looks for, a person, is no part of them. */
const registre = registreGestion as unknown as Gestion

type TraitementProps = {
  /** The request that is open. */
  id: string | null
  search: URLSearchParams
  liens: { file: (search: Record<string, string>) => string; demande: LienDemande }
}
export type LienDemande = (id: string, search: Record<string, string>) => string

/** The queue, and one request beside it; without room, one after the other. */
export function Traitement({ id, search, liens }: TraitementProps) {
  const isWide = useIsWide()
  const peutTraiter = usePeutTraiter()
  const client = useQueryClient()
  const recherche = useRef<HTMLDivElement>(null)
  const [choisies, setChoisies] = useState<ReadonlySet<string>>(new Set())
  const [isAide, setAide] = useState(false)
  const [isAbsences, setAbsences] = useState(false)
  const [isCourrier, setCourrier] = useState(false)
  const isSeul = id !== null && !isWide
  // Alone on a phone, a request is read from its top, and the queue from where one left it.
  useEffect(() => {
    if (isSeul) window.scrollTo(0, 0)
  }, [isSeul])
  const vue = lireVue(search)
  const parametres = ecrireVue(vue)
  const lecture = useInfiniteQuery({ ...fileQuery(vue), placeholderData: keepPreviousData })
  const reperes = useQuery(reperesQuery).data?.rows[0] ?? { collegues: [], actes: [] }
  const lignes = (lecture.data?.pages.flatMap(({ rows }) => rows) ?? []) as LigneTraitement[]
  const [premiere] = lecture.data?.pages ?? []
  const comptes = premiere?.synthese as ComptesFile | undefined

  const change = (suite: Partial<EtatVue>) => {
    setChoisies(new Set())
    navigate(liens.file(ecrireVue({ ...vue, ...suite })), { replace: true })
  }
  const open = (autre: string) =>
    navigate(liens.demande(autre, parametres), { replace: id !== null })
  const close = () => navigate(liens.file(parametres))
  const suivante = useMutation({
    mutationFn: () => takeNext(vue.acte),
    onSuccess: async ({ id: prise }) => {
      await reread(client)
      open(prise)
    },
    meta: {
      failure: textes.suivanteEchec,
      success: (ligne) => ({ title: textes.prise((ligne as LigneTraitement).reference) }),
    },
  })
  // What has left the list is chosen no more.
  const choisiesVues = lignes.filter(({ id: choisie }) => choisies.has(choisie))
  const { faite, enchaine } = useEnchainer({
    lignes,
    more: async () => {
      if (!lecture.hasNextPage) return []
      const { data } = await lecture.fetchNextPage()
      return (data?.pages.at(-1)?.rows ?? []) as LigneTraitement[]
    },
    open,
  })
  const rang = lignes.findIndex((ligne) => ligne.id === id)
  const aller = (pas: 1 | -1) => () => {
    const autre = lignes[rang === -1 ? 0 : rang + pas]
    if (autre) open(autre.id)
    if (pas === 1 && rang >= lignes.length - 2 && lecture.hasNextPage) void lecture.fetchNextPage()
  }
  useRaccourcis({
    j: aller(1),
    k: aller(-1),
    s: peutTraiter ? () => suivante.mutate() : undefined,
    '/': () => recherche.current?.querySelector('input')?.focus(),
    '?': () => setAide(true),
  })

  const panneau = id !== null && (
    <DossierPanneau
      key={id}
      id={id}
      isSeul={!isWide}
      collegues={reperes.collegues}
      enchaine={enchaine}
      faite={
        faite?.vers === id && (
          <FaiteVue
            faite={faite}
            id={FAITE}
            lien={(autre) => liens.demande(autre, parametres)}
            premiere={
              lignes.find((ligne) => ligne.id !== id && ligne.decideeLe === null)?.id ?? null
            }
          />
        )
      }
      lien={(autre) => liens.demande(autre, parametres)}
      onPrecedente={rang > 0 ? aller(-1) : null}
      onSuivante={rang !== -1 && rang < lignes.length - 1 ? aller(1) : null}
      onClose={close}
    />
  )
  // The same place in both: what is being written stays when the window changes.
  const isDossierSeul = panneau && isSeul
  return (
    <>
      {isDossierSeul ? (
        <BackLink href={liens.file(parametres)}>{textes.retour}</BackLink>
      ) : (
        <ScreenHead titre={textes.titre} lead={panneau ? undefined : textes.lead}>
          <div className={css.boutons}>
            <Button
              className={css.clavier}
              size="sm"
              variant="quiet"
              icon={<IconKeyboard size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() => setAide(true)}
            >
              {textes.raccourcis}
            </Button>
            <Vues
              gestion={registre}
              parametres={new URLSearchParams(ecrireVue({ ...vue, q: '' })).toString()}
              onChoose={(gardes) =>
                navigate(liens.file(Object.fromEntries(new URLSearchParams(gardes))))
              }
              onChanged={() => rereadVues(client)}
            />
            {/* Beside an open request, one line is all that the head takes. */}
            {!panneau && (
              <>
                <Exporter
                  gestion={registre}
                  params={exporteDe(vue)}
                  total={(premiere?.total ?? 0) >= COMPTE_MAX ? Number.POSITIVE_INFINITY : 0}
                />
                {peutTraiter && (
                  <Button
                    size="sm"
                    icon={<IconMailOpened size={20} stroke={1.75} aria-hidden="true" />}
                    onClick={() => setCourrier(true)}
                  >
                    {textes.courrier.ouvrir}
                  </Button>
                )}
                {peutTraiter && (
                  <Button
                    size="sm"
                    icon={<IconBeach size={20} stroke={1.75} aria-hidden="true" />}
                    onClick={() => setAbsences(true)}
                  >
                    {textes.absences.ouvrir}
                  </Button>
                )}
              </>
            )}
            {peutTraiter && (
              <Button
                size="sm"
                variant="primary"
                busy={suivante.isPending}
                aria-keyshortcuts="S"
                icon={<IconPlayerTrackNext size={20} stroke={1.75} aria-hidden="true" />}
                onClick={() => suivante.mutate()}
              >
                {textes.suivante}
              </Button>
            )}
          </div>
        </ScreenHead>
      )}
      <Panes
        listWidth="0.69fr"
        list={
          !isDossierSeul && (
            <div className={css.colonne}>
              <VuesFile
                vue={vue}
                comptes={comptes}
                lien={(autre) => liens.file(ecrireVue(autre))}
              />
              <div ref={recherche}>
                <Filtres vue={vue} reperes={reperes} onChange={change} />
              </div>
              <Portee vue={vue} onElargir={() => change({ ...DEPART, q: vue.q })} />
              <Card className={css.cadre}>
                <Liste
                  vue={vue}
                  lecture={lecture}
                  lignes={lignes}
                  total={premiere?.total ?? 0}
                  ouverte={id}
                  lien={(autre) => liens.demande(autre, parametres)}
                  onClear={() => change(DEPART)}
                  {...(peutTraiter && { choisies, onChoisit: setChoisies })}
                />
              </Card>
              {choisiesVues.length > 0 && peutTraiter && (
                <LotBarre
                  lignes={choisiesVues}
                  collegues={reperes.collegues}
                  lien={(autre) => liens.demande(autre, parametres)}
                  onDone={(restent) => setChoisies(new Set(restent))}
                />
              )}
              {peutTraiter && <Journee />}
            </div>
          )
        }
      >
        {panneau}
      </Panes>
      {isAide && <Aide onClose={() => setAide(false)} />}
      {isCourrier && <Courrier onClose={() => setCourrier(false)} />}
      {isAbsences && <Absences collegues={reperes.collegues} onClose={() => setAbsences(false)} />}
    </>
  )
}
