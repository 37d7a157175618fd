import {
  COMPTE_MAX,
  type LigneTraitement,
  type PeriodeTableau,
  periodesTableau,
} from '@espace-adherent/contract/demandes/gestion'
import { formatCompte } from '@espace-adherent/domain/montants'
import { RadioGroup } from '@espace-adherent/ui/choix'
import { Card } from '@espace-adherent/ui/layout'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LectureLignes } from '../../platform/query/Lecture.tsx'
import { AFaire } from './AFaire.tsx'
import { ComptesParRole } from './ComptesParRole.tsx'
import { Connexions } from './Connexions.tsx'
import { Delais } from './Delais.tsx'
import { EnAttente } from './EnAttente.tsx'
import { Semaines } from './Semaines.tsx'
import css from './tableau.module.css'
import { comptesDe, pressantesQuery, tableauQuery } from './tableau.ts'
import { textes } from './textes.ts'

/** Where the figures lead. */
export type LiensTableau = {
  file(vue: Record<string, string>): string
  demande(id: string): string
  exploitation: string | null
  /** The lines of the history that tell them. */
  lecturesInhabituelles: string | null
  violations: string | null
  imports: string | null
  clesSysteme: string | null
  faqATraiter: string | null
  gardes(etat: string): string
  monAcces: string
  notifications: string
  evolutions: string
  client(id: string): string
  utilisateur(id: string): string
  /** Null: what is about no role, on the same screen. */
  role(role: string | null): string
}

/** What goes on, what waits, and what somebody should look at; every figure leads to its list. */
export function Tableau({ liens }: { liens: LiensTableau }) {
  const [jours, setJours] = useState<PeriodeTableau>('30')
  const tableau = useQuery(tableauQuery(jours))
  const [premiere] = useInfiniteQuery(pressantesQuery).data?.pages ?? []
  const comptes = comptesDe(premiere)
  const pressantes = (premiere?.rows ?? []) as LigneTraitement[]
  return (
    <>
      <div className="mb-20">
        <RadioGroup
          label={textes.periode}
          layout="stack"
          choix={periodesTableau.map((valeur) => ({
            valeur,
            libelle: textes.jours(Number(valeur)),
          }))}
          value={jours}
          onChange={(choisi) => setJours(choisi as PeriodeTableau)}
        />
      </div>
      <LectureLignes query={tableau} attente={['6rem', '20rem']}>
        {([chiffres]) => (
          <>
            <ul className={css.cartes}>
              <Chiffre
                libelle={textes.enAttente}
                valeur={comptes ? compte(comptes.aTraiter) : '…'}
                detail={textes.dontPieces(comptes?.enPause ?? 0)}
                href={liens.file({})}
              />
              <Chiffre
                libelle={textes.horsDelai}
                valeur={comptes ? compte(comptes.horsDelai) : '…'}
                detail={textes.delaiPasse}
                href={liens.file({ retard: 'oui' })}
                isAlerte={(comptes?.horsDelai ?? 0) > 0}
              />
              <Chiffre
                libelle={textes.recues}
                valeur={nombre(chiffres.recues)}
                detail={textes.surJours(Number(jours))}
                href={liens.file({ tri: 'recente' })}
              />
              <Chiffre
                libelle={textes.traitees}
                valeur={nombre(chiffres.traitees)}
                detail={textes.surJours(Number(jours))}
                href={liens.file({ etat: 'traitee' })}
              />
            </ul>
            <div className={css.grille}>
              <EnAttente parAge={chiffres.parAge} pressantes={pressantes} liens={liens} />
              <AFaire comptes={comptes} sansReponse={chiffres.sansReponse} liens={liens} />
              <Semaines semaines={chiffres.semaines} />
              <Delais delais={chiffres.delais} liens={liens} />
              <Connexions />
              <ComptesParRole />
            </div>
          </>
        )}
      </LectureLignes>
    </>
  )
}

const nombre = formatCompte
const compte = (valeur: number) =>
  valeur >= COMPTE_MAX ? textes.etPlus(nombre(COMPTE_MAX)) : nombre(valeur)

type ChiffreProps = {
  libelle: string
  valeur: string
  detail: string
  href: string
  isAlerte?: boolean
}

const Chiffre = ({ libelle, valeur, detail, href, isAlerte }: ChiffreProps) => (
  <li>
    <Card className={css.carte}>
      <a className={css.lien} href={href}>
        {libelle}
      </a>
      <strong className={css.valeur} data-alerte={isAlerte || undefined}>
        {valeur}
      </strong>
      <span className="note block">{detail}</span>
    </Card>
  </li>
)
