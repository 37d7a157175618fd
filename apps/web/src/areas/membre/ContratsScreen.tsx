import { ChangementsPrevus } from '../../features/actes/index.ts'
import { MesContrats } from '../../features/contrats/index.ts'
import { Renonciables } from '../../features/renonciation/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './membre.module.css'
import { textes } from './textes.ts'

export default function ContratsScreen() {
  return (
    <>
      <ScreenTitle lead={textes.leads.contrats}>{textes.titres.contrats}</ScreenTitle>
      <div className={css.column}>
        <Renonciables />
        <ChangementsPrevus />
        <MesContrats />
      </div>
    </>
  )
}
