DROP INDEX "demande_message_demande";--> statement-breakpoint
ALTER TABLE "demande_message" ADD COLUMN "numero" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "demande_message_numero_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "demande_message_demande" ON "demande_message" USING btree ("demande_id","numero");