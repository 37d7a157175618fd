/** What names a contract. */
export type CleContrat = { clientCode: string; numeroContrat: string }
