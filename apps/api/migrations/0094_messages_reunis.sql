ALTER TABLE "demande" ADD COLUMN "jointe_a" uuid;--> statement-breakpoint
ALTER TABLE "demande" ADD CONSTRAINT "demande_jointe_a_demande_id_fk" FOREIGN KEY ("jointe_a") REFERENCES "public"."demande"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demande_jointe" ON "demande" USING btree ("jointe_a") WHERE jointe_a is not null;