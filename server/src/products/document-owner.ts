import { productPictureTypes } from '@pietas/contract/documents'
import type { DocumentOwner } from '../documents'

/**
 * Who may do what with the pictures of an article. It belongs to no legal entity: whoever may look at articles
 * somewhere sees them, and whoever may change articles everywhere changes them.
 */
export const productAsOwner: DocumentOwner = {
  table: 'products',
  field: 'productId',
  read: 'Warehouse:Read',
  edit: 'Warehouse:EditArticle',
  remove: 'Warehouse:EditArticle',
  entities: 'array(select e.id from legal_entities e where e.tenant_id = o.tenant_id order by e.id)',
  only: { types: productPictureTypes, wrongType: 'product.validation.picture-type' },
}
