DROP INDEX "mise_de_cote_montree";--> statement-breakpoint
CREATE INDEX "lien_demande_cree" ON "lien_demande" USING btree ("cree_le");--> statement-breakpoint
CREATE INDEX "export_differe_cree" ON "export_differe" USING btree ("cree_le");--> statement-breakpoint
CREATE INDEX "delegation_finie" ON "delegation" USING btree ("finie_le");--> statement-breakpoint
CREATE INDEX "delegation_invitee" ON "delegation" USING btree ("expire_le") WHERE etat = 'invitee';--> statement-breakpoint
CREATE INDEX "budget_securite_depuis" ON "budget_securite" USING btree ("depuis");--> statement-breakpoint
CREATE INDEX "code_securite_expire" ON "code_securite" USING btree ("expire_le");--> statement-breakpoint
CREATE INDEX "alerte_lecture_a_dire" ON "alerte_lecture" USING btree ("client_code","id") WHERE prevenue_le is null;--> statement-breakpoint
CREATE INDEX "mise_de_cote_montree" ON "mise_de_cote" USING btree ("client_code","dernier_le") WHERE essais >= 5;